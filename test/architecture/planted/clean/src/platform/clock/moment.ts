export interface Moment {
  at: string
}
