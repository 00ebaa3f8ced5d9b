export { openSms, type SmsDelivery, type SmsGateway } from './sms.ts'
