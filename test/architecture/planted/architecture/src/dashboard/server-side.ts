export { findRecord } from '#modules/records'
