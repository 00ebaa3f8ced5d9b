/** Numbers that people type into other forms and portals, and so copy. */
export const copiedNumbers = ['passportNumber', 'referenceNumber'] as const
export type CopiedNumber = (typeof copiedNumbers)[number]
