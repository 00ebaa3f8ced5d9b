export type { Delivery, Letter } from './mail.ts'
export { type Mailer, openMail } from './mail.ts'
