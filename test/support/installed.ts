import { afterAll } from 'vitest'
import { type Product, setUpProduct, startProduct } from './product.ts'

/** Sets up a product that goes with the file or the describe that starts it. */
export async function installed(starting = startProduct()): Promise<Product> {
  const product = await starting
  afterAll(() => product.remove())
  await setUpProduct(product)
  return product
}
