/** A plain-text mail without its addressee. */
export interface Letter {
  /** Whose name stands as the sender. */
  fromName: string
  subject: string
  text: string
}
