export { type Letter, type Mailer, openMail } from './mail.ts'
