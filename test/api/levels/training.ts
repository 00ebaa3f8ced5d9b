import type { Level } from './level.ts'

/** Classes, and the payments that the agency enters. */
export const training: Record<string, Level> = {
  'GET /classes': 'admin',
  'POST /classes': 'admin',
  'GET /classes/{id}': 'admin',
  'PUT /classes/{id}': 'admin',
  'POST /classes/{id}/state': 'admin',
  'POST /classes/{id}/members': 'admin',
  'DELETE /classes/{id}/members/{accountId}': 'admin',
  'GET /taught-classes': 'moderator',
  'GET /taught-classes/{id}': 'moderator',
  'PUT /taught-classes/{id}/sessions/{sessionId}/attendance': 'moderator',
  'GET /payments': 'admin',
  'GET /payments.csv': 'admin',
  'POST /payments': 'admin',
  'POST /charges': 'admin',
  'POST /refunds': 'admin',
  'POST /payments/{id}/refunds': 'admin',
  'POST /payments/{id}/correction': 'admin',
  'GET /my/catalogue': 'signed-in',
  'GET /my/classes': 'signed-in',
  'POST /my/classes/{id}': 'signed-in',
  'DELETE /my/classes/{id}': 'signed-in',
  'POST /my/messages/{id}/read': 'signed-in',
  'GET /my/payments': 'signed-in',
}
