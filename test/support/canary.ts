import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import {
  documentPng,
  documentWebp,
  oversizedJpeg,
  phonePhotoJpeg,
  threePagePdf,
} from '#test/phone-photos'

/** Invented, and rare enough to be searched for in all output. */
export const canary = {
  name: 'Zephyrina Canary',
  fatherName: 'Fathercanary Karim',
  motherName: 'Mothercanary Begum',
  passportNumber: 'ZQ7788991',
  referenceNumber: 'WQ55443322',
  address: 'House 7, Canarystreet, Cumilla',
}

/** Makes photos and documents as they are on a phone, under names that people give them. */
export async function canaryFiles(near: string): Promise<string> {
  const folder = `${near} files`
  mkdirSync(folder, { recursive: true })
  const write = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes)
  write('canaryfile passport size photo.jpg', await phonePhotoJpeg({ label: 'Portrait' }))
  write('canaryfile work_permit.png', await documentPng('Work Permit Certificate'))
  write('canaryfile application status.webp', await documentWebp('Application Status'))
  write('canaryfile VISA.pdf', threePagePdf())
  write('canaryfile LMIA scan.jpg', await oversizedJpeg())
  write('canaryfile LMIA small.jpg', await phonePhotoJpeg({ width: 1600, height: 1200 }))
  return folder
}

/** Expects none of these words in a text, in upper or lower case. */
export function expectNoCanary(where: string, text: string, canaries: readonly string[]): void {
  for (const one of canaries)
    expect(text.toLowerCase().includes(one.toLowerCase()), `${one} in ${where}`).toBe(false)
}
