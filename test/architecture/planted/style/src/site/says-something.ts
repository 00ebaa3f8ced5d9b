export const say = () => console.log('Amina')
