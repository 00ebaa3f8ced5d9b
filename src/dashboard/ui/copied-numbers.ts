/** What is typed into other forms and portals, and so is worth copying. */
export const copiedNumbers = ['passportNumber', 'referenceNumber'] as const
export type CopiedNumber = (typeof copiedNumbers)[number]
