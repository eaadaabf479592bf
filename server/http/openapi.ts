/** The API document, made from the endpoints that are served. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { PROBLEM_STATUS, ProblemReply } from '#contract/problem.ts';

type Json = Record<string, unknown>;
type Shape = z.ZodMiniType;

const schemaOf = (shape: Shape, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** `/api/cars/:id` is `/api/cars/{id}` there. */
const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function parametersOf({ path, query, creates }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name?.toLowerCase().endsWith('id') ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
  const { properties = {}, required = [] } = query
    ? (schemaOf(query, 'input') as { properties?: Json; required?: string[] })
    : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery, ...(creates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])];
}

/** A list that comes a page at a time says where the next one is. */
const isPaged = ({ query }: Endpoint): boolean =>
  query !== undefined && 'cursor' in ((schemaOf(query, 'input') as { properties?: Json }).properties ?? {});

function operationOf(endpoint: Endpoint): Json {
  const { summary, who, body, status, reply } = endpoint;
  const isEmpty = status === 204 || reply._zod.def.type === 'void';
  return {
    summary,
    ...(who !== 'anyone' && { security: [{ sid: [] }, { bearer: [] }] }),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      [status]: {
        description: 'Done',
        ...(isPaged(endpoint) && { headers: { Link: { $ref: '#/components/headers/Link' } } }),
        ...(!isEmpty && { content: json(schemaOf(reply, 'output')) }),
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

export function openApi(endpoints: Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = templateOf(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const statuses = [...new Set(Object.values(PROBLEM_STATUS))].sort().join(', ');
  return {
    openapi: '3.1.0',
    info: { title: 'Car diagnostics', version: '1' },
    paths,
    components: {
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key from the same member within 24 hours gives the first answer again',
          schema: { type: 'string', maxLength: 255 },
        },
      },
      headers: {
        Link: {
          description: 'The address of the next page, rel="next"; left out on the last one',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        sid: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Over https its name is __Host-sid' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      responses: {
        Problem: { description: `What went wrong: ${statuses}`, content: json(schemaOf(ProblemReply, 'output')) },
      },
    },
  };
}
