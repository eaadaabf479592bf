import Capacitor

/// The web view, with the one plugin of our own.
class AppViewController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        bridge?.registerPluginInstance(NativeBridgePlugin())
    }
}
