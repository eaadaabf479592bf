/** Cases to measure with: real ones from a JSON-lines file, and the complaints of our own. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Knowledge } from '#engine/knowledge.ts';
import type { CarDescription } from '#engine/reason/car.ts';
import type { Complaint, OpenComplaint } from '#server/knowledge/exams.ts';

export interface Case {
  says: string;
  car: CarDescription;
  /** Whether a result is the fault that it turned out to be. */
  isRight: (faultId: string) => boolean;
}

const RealCase = z.object({
  description: z.string(),
  accept: z.array(z.string()).min(1),
  make: z.string().optional(),
  model: z.string().optional(),
  year: z.number().optional(),
  mileage: z.number().optional(),
  engine: z.string().optional(),
  fuel: z.string().optional(),
  gearbox: z.string().optional(),
});

/** Real cases: `accept` holds pattern fragments that are matched against the titles alone. */
export function realCases(file: string, { faults }: Knowledge): Case[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { description, accept, fuel, gearbox, ...car } = RealCase.parse(JSON.parse(line));
      const right = new RegExp(accept.join('|'), 'i');
      return {
        says: description,
        car: { ...car, fuelType: fuel, transmission: gearbox },
        isRight: (id) => right.test(faults[id]?.name ?? ''),
      };
    });
}

/** Our own complaints. */
export const ownCases = (complaints: readonly Complaint[]): Case[] =>
  complaints.map(({ says, car, expect }) => ({
    says,
    car: { ...car, fuelType: car?.fuel, transmission: car?.gearbox },
    isRight: (id) => expect.includes(id),
  }));

/** Our own complaints that leave it open; right is what an expert suspects first, or the same fault by another name. */
export const openCases = (complaints: readonly OpenComplaint[], { faults }: Knowledge): Case[] => {
  const kindOf = (id: string) => faults[id]?.same_as ?? id;
  return complaints.map(({ says, suspects: [first] }) => ({
    says,
    car: {},
    isRight: (id) => kindOf(id) === kindOf(first as string),
  }));
};
