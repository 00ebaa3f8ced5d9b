/** What a record is in that nobody gave a stage: on the board. */
export const noStageLabel = 'No stage'
