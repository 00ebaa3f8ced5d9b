// Loaded when a notice is saved: it brings the catalogue of sentences.
export { noticeFieldsSchema } from '#modules/notices/schema'
