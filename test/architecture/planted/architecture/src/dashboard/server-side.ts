export { getRecord } from '#modules/records'
