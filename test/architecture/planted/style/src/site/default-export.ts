export default 'Amina'
