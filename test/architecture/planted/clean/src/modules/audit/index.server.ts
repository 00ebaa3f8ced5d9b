export { appendAudit } from './append-audit.ts'
