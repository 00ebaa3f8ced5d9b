/** What is said where the server did not answer. */
export const noAnswer = 'Candor did not answer. Check your connection and try again.'
