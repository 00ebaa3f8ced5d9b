/** What a record is in that nobody gave a stage: on the board, on its page and in the list's filter. */
export const noStageLabel = 'No stage'
