/** The periods of the settings, in days and months. Apart from what laws ask, which most pages do without. */
export const keepingNames = [
  ...(['keepAfterDepartureDays', 'keepSensitiveMonths'] as const),
  ...(['keepContractMonths', 'keepUsualMonths'] as const),
] as const
export type Keeping = Record<(typeof keepingNames)[number], number>
