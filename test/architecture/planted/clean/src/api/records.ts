import { getRecord } from '#modules/records'

export const listRecords = async () => [await getRecord('CR-1')]
