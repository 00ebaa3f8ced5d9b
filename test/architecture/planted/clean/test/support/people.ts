export const amina = { name: 'Amina' }
