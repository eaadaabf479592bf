import AppTrackingTransparency
import Capacitor

/// JavaScript's null where there is nothing.
func orNull(_ text: String?) -> JSValue {
    guard let text else { return NSNull() }
    return text
}

/// The shell's half of contract/native-bridge.ts. The methods and events bear the names that stand there,
/// and tools/shell.test.ts looks whether they still do.
@objc(NativeBridgePlugin)
public class NativeBridgePlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "NativeBridgePlugin"
    public let jsName = "NativeBridge"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "getStatus", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "requestPermission", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "subscriptionStatus", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "purchase", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "readSession", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "keepSession", returnType: CAPPluginReturnPromise),
    ]

    private let purchases = Purchases()
    private let session = SessionKeychain()

    override public func load() {
        purchases.watch { [weak self] in
            self?.notifyListeners("subscriptionChanged", data: [:])
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(linkOpened), name: .capacitorOpenUniversalLink, object: nil)
    }

    /// Kept until the page listens: a link may be what started the app.
    @objc private func linkOpened(_ notification: Notification) {
        guard let object = notification.object as? [String: Any], let url = object["url"] as? URL else { return }
        notifyListeners("linkOpened", data: ["url": url.absoluteString], retainUntilConsumed: true)
    }

    @objc func getStatus(_ call: CAPPluginCall) {
        call.resolve(["status": name(of: ATTrackingManager.trackingAuthorizationStatus)])
    }

    /// iOS asks only while the app is in front, and only once ever.
    @objc func requestPermission(_ call: CAPPluginCall) {
        DispatchQueue.main.async {
            ATTrackingManager.requestTrackingAuthorization { [weak self] status in
                call.resolve(["status": self?.name(of: status) ?? "notDetermined"])
            }
        }
    }

    private func name(of status: ATTrackingManager.AuthorizationStatus) -> String {
        switch status {
        case .authorized: return "authorized"
        case .denied: return "denied"
        case .restricted: return "restricted"
        case .notDetermined: return "notDetermined"
        @unknown default: return "denied"
        }
    }

    @objc func subscriptionStatus(_ call: CAPPluginCall) {
        let productIds = call.getArray("productIds", String.self) ?? []
        Task {
            let entitlements = await purchases.inForce(among: productIds)
            call.resolve(["active": !entitlements.isEmpty, "entitlements": entitlements])
        }
    }

    @objc func purchase(_ call: CAPPluginCall) {
        guard let productId = call.getString("productId") else { return call.reject("A product is needed") }
        Task {
            do {
                let (outcome, jws) = try await purchases.buy(productId)
                call.resolve(["outcome": outcome, "jws": orNull(jws)])
            } catch {
                call.reject("The purchase failed", nil, error)
            }
        }
    }

    @objc func readSession(_ call: CAPPluginCall) {
        call.resolve(["token": orNull(session.read())])
    }

    @objc func keepSession(_ call: CAPPluginCall) {
        session.keep(call.getString("token"))
        call.resolve()
    }
}
