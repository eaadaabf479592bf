/** The outside world of the screens: what the server would answer, to a guest unless a test says otherwise. */
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

const noSession = () => HttpResponse.json({ message: 'Please sign in', error: 'unauthenticated' }, { status: 401 });

export const network = setupServer(
  http.get('*/api/health', () => HttpResponse.json({ status: 'ok' })),
  http.get('*/api/premium-status', () => HttpResponse.json({ isPremium: true })),
  http.get('*/api/user', noSession),
  http.get('*/api/car', noSession),
  http.get('*/api/history', noSession),
  http.get('*/api/labour-rates', () => HttpResponse.json([])),
  http.get('*/api/language-model', () => HttpResponse.json({ model: null, allowed: null })),
);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Answers a path with this from now on, undefined with an empty body; returns the bodies of the calls it got. */
export function serve(method: Method, path: string, reply: JsonBodyType | undefined, status = 200) {
  const bodies: unknown[] = [];
  network.use(
    http[method](`*${path}`, async ({ request }) => {
      const text = await request.text();
      bodies.push(text ? JSON.parse(text) : undefined);
      return reply === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(reply, { status });
    }),
  );
  return bodies;
}

export const refuse = (method: Method, path: string, status: number, error: string, message: string) =>
  serve(method, path, { message, error }, status);
