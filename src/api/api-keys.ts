import { z } from 'zod'
import { createApiKey, listApiKeys, revokeApiKey } from '#modules/accounts'
import { apiKeyListSchema, createdApiKeySchema, newApiKeySchema } from '#modules/accounts/schema'
import { endpoint } from './endpoint.ts'

export const apiKeyEndpoints = [
  endpoint({
    method: 'GET',
    path: '/api-keys',
    summary: 'List API keys, newest first; never the key itself',
    permission: 'api-keys:manage',
    transaction: 'read',
    output: apiKeyListSchema,
    run: async (ctx) => ({ apiKeys: await listApiKeys(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/api-keys',
    summary:
      'Make an API key for at most a year; the answer shows it only this once. A person makes one, never a key',
    permission: 'api-keys:manage',
    recentSignIn: { scope: null },
    transaction: 'write',
    body: newApiKeySchema,
    idempotent: true,
    output: createdApiKeySchema,
    status: 201,
    run: (ctx, { body }) => createApiKey(ctx, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api-keys/{id}',
    summary: 'Revoke an API key',
    permission: 'api-keys:manage',
    recentSignIn: { scope: null },
    transaction: 'write',
    params: z.object({ id: z.uuid() }),
    refuses: ['api_key.not_found'],
    output: null,
    run: (ctx, { params: { id } }) => revokeApiKey(ctx, { apiKeyId: id }),
  }),
]
