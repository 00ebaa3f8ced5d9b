export { appendAudit } from '../audit/append-audit.ts'
