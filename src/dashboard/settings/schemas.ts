// Loaded when settings or a notice are saved: they bring all that the public may be told.
export { noticeFieldsSchema } from '#modules/notices/schema'
export { settingsChangesSchema } from '#modules/organisation/schema'
