import { type Call, under } from './planted-calls.ts'
import { belowSentence, type PlantedWords } from './planted-words.ts'

/** What the candidate is asked to come to, one as it was made and one moved, and where the passport is. */
export async function plantComing(call: Call, words: PlantedWords, recordId: string) {
  const at = { kind: 'other', day: '2026-12-04', time: '09:30', zone: 'Asia/Dhaka', bring: [] }
  const asked = (address: string) => {
    const { word } = under(words, address)
    return { ...at, place: word('place'), note: word('note') }
  }
  const recordIds = [recordId]
  await call('POST', '/appointments', { ...at, place: '', note: '', recordIds })
  const made = await call('GET', `/records/${recordId}/appointments`)
  const moved = { ...asked('PUT /appointments/{id}'), version: 1 }
  await call('PUT', `/appointments/${made.appointments[0].id}`, moved)
  await call('POST', '/appointments', { ...asked('POST /appointments'), recordIds })
  const text = belowSentence('safe_contract', words, 'POST /announcements text')
  await call('POST', '/announcements', { recordIds, text })
  const passport = { kind: 'passport', purpose: 'embassy', receivedOn: '2026-11-19' }
  const body = { ...passport, dueOn: '2026-12-19' }
  const { originals } = await call('POST', `/records/${recordId}/originals`, body)
  const { word } = under(words, 'POST /originals/whereabouts')
  const where = { place: word('place'), since: '2026-11-19', backBy: '' }
  await call('POST', '/originals/whereabouts', { ...where, originalIds: [originals[0].id] })
}
