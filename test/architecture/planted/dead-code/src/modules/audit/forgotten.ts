export const forgotten = 'nobody imports this file'
