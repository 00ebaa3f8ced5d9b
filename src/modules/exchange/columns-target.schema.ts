/** A target for a column of a table. */
export interface Target {
  label: string
  /** Whether every new record needs it. */
  isRequired: boolean
}
