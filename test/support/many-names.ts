import { fileDocuments } from '#test/filed-records'
import { documentPng } from '#test/phone-photos'
import { addRecord, type Product } from '#test/product'

const names = ['José Ñandú', 'রহিমা খাতুন', 'Nguyễn Văn Đức', 'أحمد علي', 'Weiß, Jürgen', 'İpek Işık']
const many = 114

/** Enters people with names in many scripts, many more with one name and a number, and one with a document. */
export async function enterManyNames(product: Product, key: string): Promise<void> {
  let entered = 0
  const enter = (name: string) => {
    entered += 1
    return addRecord(product, key, {
      passportNumber: `ZY${String(entered).padStart(7, '0')}`,
      referenceNumber: `W${String(entered).padStart(9, '0')}`,
      name,
    })
  }
  for (const name of names) await enter(name)
  for (let number = 1; number <= many; number++) await enter(`Rahim Miah ${number}`)
  const { id } = await enter('Fatima Parvin')
  await fileDocuments(product, key, id, [['lmia', await documentPng('lmia')]])
}
