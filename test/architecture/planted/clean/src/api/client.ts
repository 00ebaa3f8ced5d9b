export const address = '/api/v1'
