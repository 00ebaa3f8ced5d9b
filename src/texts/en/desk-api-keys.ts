/** Keys for other programs, in English. */
export const apiKeysWords = {
  title: 'API keys',
  lead: (link: string) => `For your own programs: ${link}.`,
  docs: 'how the API is used',
  none: 'There is no key yet. Say above what the first one is for, and make it.',
  roles: { admin: 'Admin', moderator: 'Moderator', student: 'Student' },
  columns: {
    name: 'Name',
    role: 'Role',
    scope: 'Also',
    ends: 'Ends',
    lastUsed: 'Last used',
    actions: 'Actions',
  },
  /** Of what asks for the password again; a key has at most one. */
  scopes: {
    none: 'Nothing more',
    accounts: 'Accounts, invitations',
    candidates: 'Codes, originals, own data',
    exports: 'Exports',
    purge: 'Removal for good',
    organisation: 'Name, licence, safeguards, closing',
  },
  made: (day: string) => `made ${day}`,
  never: 'Never',
  revoked: (day: string) => `Revoked ${day}`,
  ended: (day: string) => `Ended ${day}`,
  revoke: {
    button: 'Revoke',
    one: (name: string) => `Revoke ${name}`,
    text: (name: string) =>
      `You won't be able to revert this! Programs that use “${name}” are refused from now on.`,
    yes: 'Yes, revoke it!',
    done: (name: string) => `${name} is revoked now`,
  },
  form: {
    label: 'New API key',
    hint: 'What it is for',
    ends: 'Ends after',
    lasting: { 30: '30 days', 90: '90 days', 365: 'A year' },
    make: 'Make key',
    theKey: 'the key',
    shown: 'The new key',
    copy: 'Copy it into your program now.',
  },
}
