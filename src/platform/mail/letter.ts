/** A plain-text mail without its recipient. */
export interface Letter {
  /** The name of the sender. */
  fromName: string
  subject: string
  text: string
}
