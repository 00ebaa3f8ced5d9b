import { findRecord } from '#modules/records'

export const listRecords = async () => [await findRecord('CR-1')]
