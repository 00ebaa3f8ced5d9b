export const name: any = 'Amina'
