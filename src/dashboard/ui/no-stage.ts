/** What a record is in that nobody gave a stage: on the board and on its page, in English. */
export const noStageLabel = 'No stage'
