export { announce, listAnnouncements } from './announcements.ts'
