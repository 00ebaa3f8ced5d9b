export const migrations = ['0001-records']
