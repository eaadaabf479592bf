/** Which address shows which screen. Home comes with the app; every other screen on demand. */
import { type ComponentType, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { CarDialog } from '#web/features/cars/car-section.tsx';
import { lazyRoute } from '#web/lib/lazy-route.tsx';
import { HomeResult, HomeScreen } from '#web/screens/home.tsx';

const DiagnosticResults = lazyRoute(
  () => import('#web/screens/diagnostic-results.tsx'),
  (module) => module.DiagnosticResultsScreen,
);
const Auth = lazyRoute(
  () => import('#web/screens/auth.tsx'),
  (module) => module.AuthScreen,
);
const Cars = lazyRoute(
  () => import('#web/screens/cars.tsx'),
  (module) => module.CarsScreen,
);
const History = lazyRoute(
  () => import('#web/screens/history.tsx'),
  (module) => module.HistoryScreen,
);
const Profile = lazyRoute(
  () => import('#web/screens/profile.tsx'),
  (module) => module.ProfileScreen,
);
const MechanicsSearch = lazyRoute(
  () => import('#web/screens/mechanics-search.tsx'),
  (module) => module.MechanicsSearchScreen,
);
const QuoteCheck = lazyRoute(
  () => import('#web/screens/quote-check.tsx'),
  (module) => module.QuoteCheckScreen,
);
const Community = lazyRoute(
  () => import('#web/screens/community.tsx'),
  (module) => module.CommunityScreen,
);
const CommunityPost = lazyRoute(
  () => import('#web/screens/community-post.tsx'),
  (module) => module.CommunityPostScreen,
);
const CommunityQuestion = lazyRoute(
  () => import('#web/screens/community-question.tsx'),
  (module) => module.CommunityQuestionScreen,
);
const Experts = lazyRoute(
  () => import('#web/screens/experts.tsx'),
  (module) => module.ExpertsScreen,
);
const Expert = lazyRoute(
  () => import('#web/screens/expert.tsx'),
  (module) => module.ExpertScreen,
);
const Tutorials = lazyRoute(
  () => import('#web/screens/tutorials.tsx'),
  (module) => module.TutorialsScreen,
);
const Tutorial = lazyRoute(
  () => import('#web/screens/tutorial.tsx'),
  (module) => module.TutorialScreen,
);
const Parts = lazyRoute(
  () => import('#web/screens/parts.tsx'),
  (module) => module.PartsScreen,
);
const AiChat = lazyRoute(
  () => import('#web/screens/ai-chat.tsx'),
  (module) => module.AiChatScreen,
);
const Admin = lazyRoute(
  () => import('#web/screens/admin.tsx'),
  (module) => module.AdminScreen,
);
const NotFound = lazyRoute(
  () => import('#web/screens/not-found.tsx'),
  (module) => module.NotFoundScreen,
);
const VisitPaper = lazyRoute(
  () => import('#web/screens/visit-paper.tsx'),
  (module) => module.VisitPaperScreen,
);
const Example = lazyRoute(
  () => import('#web/screens/example.tsx'),
  (module) => module.ExampleScreen,
);
const PrivacyPolicy = lazyRoute(
  () => import('#web/screens/privacy-policy.tsx'),
  (module) => module.PrivacyPolicyScreen,
);
const TermsOfUse = lazyRoute(
  () => import('#web/screens/terms-of-use.tsx'),
  (module) => module.TermsOfUseScreen,
);
const Support = lazyRoute(
  () => import('#web/screens/support.tsx'),
  (module) => module.SupportScreen,
);

/** What `lazyRoute` makes: every screen but home. */
type Preloadable = ComponentType & { preload: () => Promise<unknown> };

/** Paths in the order in which they are tried. */
const SCREENS: [path: string, screen: ComponentType | Preloadable][] = [
  ['/', HomeScreen],
  ['/diagnostic-results/:id', DiagnosticResults],
  ['/diagnostic-results', DiagnosticResults],
  ['/example', Example],
  ['/history', History],
  ['/session/:id', History],
  ['/cars', Cars],
  ['/profile', Profile],
  ['/auth', Auth],
  ['/community', Community],
  ['/community/posts/:id', CommunityPost],
  ['/community/qa/:id', CommunityQuestion],
  ['/community/experts', Experts],
  ['/community/experts/:id', Expert],
  ['/admin', Admin],
  ['/tutorials', Tutorials],
  ['/tutorials/:id', Tutorial],
  ['/parts', Parts],
  ['/ai-chat', AiChat],
  ['/mechanics-search', MechanicsSearch],
  ['/quote-check', QuoteCheck],
  ['/visit-paper', VisitPaper],
  ['/privacy-policy', PrivacyPolicy],
  ['/terms-of-use', TermsOfUse],
  ['/support', Support],
];

const REDIRECTS = {
  '/subscription': '/community?upgrade=1',
  '/purchase': '/community?upgrade=1',
  '/car': '/cars',
  '/diagnostic': '/',
};

export function Routes() {
  return (
    <Switch>
      {SCREENS.map(([path, screen]) => (
        <Route key={path} path={path} component={screen} />
      ))}
      {Object.entries(REDIRECTS).map(([from, to]) => (
        <Route key={from} path={from}>
          <Redirect to={to} replace />
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}

const PRELOAD_AFTER_MS = 800;

/** Loads the other screens, and the large parts of home, while nobody waits for them; a failure is met when the screen is opened. */
export function usePreloadedScreens(): void {
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      // One after the other: all at once, they would keep an older phone from answering a tap.
      for (const part of [HomeResult, CarDialog, ...SCREENS.map(([, screen]) => screen), NotFound])
        if ('preload' in part && !gone) await part.preload().catch(() => undefined);
    }, PRELOAD_AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
}
