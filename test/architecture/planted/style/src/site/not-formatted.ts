export const name   =   "Amina";
