import { expect, test } from 'vitest';
import { rolesOf } from './roles.ts';

test.each([
  ["wife's", ['@other people', "@somebody's"]],
  ["it's", []],
  ["neighbour's", ['@other people', "@somebody's"]],
  ["didn't", ['@no']],
  ['didnt', ['@no']],
  ['constructor', []],
  ['gone', ['@cured']],
])('"%s" can be %j', (word, roles) => {
  expect(rolesOf(word)).toEqual(roles);
});
