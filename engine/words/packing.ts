/** A table of small numbers: rows of signed bytes, each row scaled by its own largest number. */
export interface PackedRows {
  rows: Int8Array;
  scales: Float32Array;
}

export function packRows(values: Float32Array, size: number): PackedRows {
  const count = values.length / size;
  const rows = new Int8Array(values.length);
  const scales = new Float32Array(count);
  for (let row = 0; row < count; row += 1) {
    let most = 1e-9;
    for (let k = row * size; k < (row + 1) * size; k += 1) most = Math.max(most, Math.abs(values[k] as number));
    scales[row] = most / 127;
    for (let k = row * size; k < (row + 1) * size; k += 1)
      rows[k] = Math.round((values[k] as number) / (scales[row] as number));
  }
  return { rows, scales };
}
