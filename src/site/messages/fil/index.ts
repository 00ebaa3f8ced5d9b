import { privateCompany } from '#messages/private-company'
import type { Prepared } from '../prepared.ts'

/** Filipino, prepared: what stands around every page. */
export const fil: Prepared = {
  layout: {
    isPrivate: privateCompany.fil,
    askGovernment: 'Paano magtanong mismo sa gobyerno',
    askGovernmentShort: 'Magtanong sa gobyerno',
    whoRunsThis: 'Sino ang nagpapatakbo ng website na ito',
    skip: 'Pumunta sa nilalaman',
    menu: 'Menu',
  },
}
