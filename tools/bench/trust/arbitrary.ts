/** Values for a JSON schema: most of them fit it, some are what people and machines that mean ill put into fields. */
import * as fc from 'fast-check';

export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** One value in so many is hostile. */
const HOSTILE_ONE_IN = 6;
const LONGEST = 400;

const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202eabc',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '$' + '{7*7}',
  '%00',
  '../../etc/passwd',
  '1e309',
  '__proto__',
  'x'.repeat(70_000),
  'grinding when I brake ',
  'a'.repeat(3_000),
  '(a+)+$',
  '٣',
  'ﬀ'.repeat(50),
];
const VALUES = [null, true, 0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 0.1, [], {}, [[]], '1', Array(200).fill({})];

const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const hostile = fc.oneof(hostileText, fc.constantFrom<unknown>(...VALUES), fc.object({ maxDepth: 2 }));

export const hostileQuery = fc.oneof(hostileText, fc.string({ maxLength: 30 }));

export function valuesFor(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const fitting = fittingValues(schema, depth);
  return fc.oneof({ weight: HOSTILE_ONE_IN - 1, arbitrary: fitting }, { weight: 1, arbitrary: hostile });
}

function fittingValues(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map((one) => valuesFor(one, depth + 1)));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer(bounds(schema));
    case 'number':
      return fc.double({ ...bounds(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return depth > 5
        ? fc.constant([])
        : fc.array(valuesFor(schema.items ?? {}, depth + 1), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object':
      return objects(schema, depth);
    default:
      return hostile;
  }
}

function texts({ minLength = 0, maxLength = LONGEST, format }: Schema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST));
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.lorem({ maxCount: 30 }).map((text) => text.padEnd(minLength, 'x').slice(0, longest)),
  );
}

const bounds = ({ minimum, exclusiveMinimum, maximum }: Schema) => {
  const min = Math.max(minimum ?? exclusiveMinimum ?? -100, -(2 ** 31));
  return { min: Math.ceil(min), max: Math.floor(Math.max(min, Math.min(maximum ?? 10_000, 2 ** 31 - 1))) };
};

/** Fields may be missing, and there may be ones too many. */
function objects({ properties = {} }: Schema, depth: number): fc.Arbitrary<unknown> {
  if (depth > 5) return fc.constant({});
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valuesFor(field, depth + 1)]),
  );
  const extra = fc.constantFrom(
    '__proto__',
    'constructor',
    'id',
    'userId',
    'isAdmin',
    'isSubscriber',
    'state',
    'likes',
  );
  const most = fc.record(fields, { requiredKeys: [] });
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(fields) },
    { weight: 2, arbitrary: most },
    {
      weight: 1,
      arbitrary: fc.tuple(most, extra, hostile).map(([body, name, value]) => ({ ...body, [name]: value })),
    },
  );
}
