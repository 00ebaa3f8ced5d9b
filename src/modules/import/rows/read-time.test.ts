import { expect, test } from 'vitest'
import { readTime, readZone } from './read-time.ts'

test('a time of a day is read as people and spreadsheets write it', () => {
  const read = [
    '2:15',
    '02:15:00',
    '02.15',
    '0215',
    '2:15 AM',
    '১৪:০৫',
    '2:05 p.m.',
    '12:30 am',
    '14:05 hrs',
  ]
  expect(read.map(readTime)).toEqual([
    '02:15',
    '02:15',
    '02:15',
    '02:15',
    '02:15',
    '14:05',
    '14:05',
    '00:30',
    '14:05',
  ])
  for (const other of ['', 'morning', '24:00', '7', '13:00 pm', '2:75', '12 December'])
    expect(readTime(other), other).toBeNull()
})

test('a time zone is read by its name, or by its city where only one zone has it', () => {
  expect(['Asia/Dhaka', 'asia/dhaka', 'Dhaka', 'New York', 'UTC'].map(readZone)).toEqual([
    'Asia/Dhaka',
    'Asia/Dhaka',
    'Asia/Dhaka',
    'America/New_York',
    'UTC',
  ])
  for (const other of ['Atlantis', '+06:00', '']) expect(readZone(other), other).toBeNull()
})
