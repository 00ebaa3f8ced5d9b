/** The page for programmers at /api/v1/docs. */
export const apiWords = {
  title: 'The API',
  titleOf: (part: string) => `The API: ${part}`,
  all: 'All calls',
  lead: 'With an API key that an admin made, a program can do everything that the dashboard does.',
  machineReadable: 'The same as an OpenAPI 3.1 document',
  authorisation: 'Send the key with each request:',
  versions:
    'Calls that change a record need If-Match with the version that you read. A stale version answers 409 with the current record.',
  calls: 'Calls',
  callCount: (count: number) => (count === 1 ? '1 call' : `${count} calls`),
  refusals: 'Refusals',
  refusalsOf: (part: string) => `Refusals: ${part}`,
  allRefusals: 'All refusals',
  refusalsLead:
    'Problem details (RFC 9457). The code is permanent; the sentence may change. Each part has a page with its sentences.',
  who: 'Who may call it',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Answer',
} as const
