/** A typed array that grows by doubling; `data` may be longer than `length` and is replaced when it grows. */
export class GrowingNumbers<Numbers extends Uint32Array | Float64Array> {
  length = 0
  data: Numbers
  readonly #allocate: (length: number) => Numbers

  constructor(allocate: (length: number) => Numbers) {
    this.#allocate = allocate
    this.data = allocate(64)
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const longer = this.#allocate(this.length * 2)
      longer.set(this.data)
      this.data = longer
    }
    this.data[this.length++] = value
  }
}

/** An empty growing array of unsigned 32-bit integers. */
export const growingIntegers = () => new GrowingNumbers<Uint32Array>((length) => new Uint32Array(length))
/** An empty growing array of 64-bit floats. */
export const growingReals = () => new GrowingNumbers<Float64Array>((length) => new Float64Array(length))
