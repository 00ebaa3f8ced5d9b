export const name = 'Amina'
