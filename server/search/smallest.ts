/** The `count` smallest numbers in rising order, without sorting the rest. */
export function smallest(numbers: Float64Array, count: number): Float64Array {
  if (count >= numbers.length || count > 2000) return numbers.toSorted().subarray(0, count)
  // The result is a heap with the largest on top, so that most candidates are rejected by one comparison.
  const heap = numbers.slice(0, count)
  for (let at = count >> 1; at >= 0; at--) sink(heap, at)
  for (let at = count; at < numbers.length && count > 0; at++) {
    if (numbers[at]! < heap[0]!) {
      heap[0] = numbers[at]!
      sink(heap, 0)
    }
  }
  return heap.sort()
}

function sink(heap: Float64Array, from: number): void {
  for (let at = from; ;) {
    const left = 2 * at + 1
    if (left >= heap.length) return
    const larger = left + 1 < heap.length && heap[left + 1]! > heap[left]! ? left + 1 : left
    if (heap[larger]! <= heap[at]!) return
    const value = heap[at]!
    heap[at] = heap[larger]!
    heap[larger] = value
    at = larger
  }
}
